import type { TestError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Ends a test run with one plain line, `N passed, N failed`, for people and for CI. A file that breaks before its tests
 * counts once. What the first try of a test said that passed at its second stands above that line.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const again = tests.filter((test) => test.diagnostic()?.flaky).map(firstTry);
    for (const module of modules) {
      const states = [...module.children.allTests()].map((test) => test.result().state);
      passed += states.filter((state) => state === 'passed').length;
      const failures = states.filter((state) => state === 'failed').length;
      const isBroken = failures === 0 && module.state() === 'failed';
      failed += isBroken ? 1 : failures;
    }
    process.on('exit', () => process.stdout.write(`${again.join('')}\n${passed} passed, ${failed} failed\n`));
  }
}

function firstTry(test: TestCase): string {
  const file = test.module.relativeModuleId;
  const said = test.result().errors?.map((error) => `${error.message}${placeIn(file, error)}`) ?? [];
  return `\nPassed at its second try: ${file} > ${test.fullName}\n${said.join('\n')}\n`;
}

/** Where in its file a test was; '' for an error that does not tell. A wait that ends in vain tells it in its cause. */
function placeIn(file: string, error: Partial<TestError>): string {
  const frame = error.stack?.split('\n').find((line) => line.includes(file));
  if (!frame) return error.cause ? placeIn(file, error.cause) : '';
  return ` at ${frame.slice(frame.indexOf(file)).replace(/\)$/, '')}`;
}
