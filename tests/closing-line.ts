import type { Reporter, TestModule } from 'vitest/node';

/** Ends a test run with one plain line, `N passed, N failed`, for people and for CI. A file that breaks before its tests counts once. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      const states = [...module.children.allTests()].map((test) => test.result().state);
      passed += states.filter((state) => state === 'passed').length;
      const failures = states.filter((state) => state === 'failed').length;
      const isBroken = failures === 0 && module.state() === 'failed';
      failed += isBroken ? 1 : failures;
    }
    process.on('exit', () => process.stdout.write(`\n${passed} passed, ${failed} failed\n`));
  }
}
