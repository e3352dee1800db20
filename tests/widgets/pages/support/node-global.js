globalThis.global ??= globalThis;
