import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};

/** What a test answers for a path: a page's markup, null for none. */
export type Pages = (path: string) => string | null | Promise<string | null>;

export interface Served {
  /** Without a slash at the end: `http://localhost:4321`. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a folder, or pages made on the fly, on a free port of this machine. */
export async function serve(source: string | Pages): Promise<Served> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    if (typeof source === 'function') {
      void Promise.resolve(source(path)).then((page) => {
        response.writeHead(page === null ? 404 : 200, { 'content-type': types['.html'] }).end(page ?? '');
      });
      return;
    }
    const file = join(source, path);
    if (!file.startsWith(source) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
