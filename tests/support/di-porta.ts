import type { Server as HttpServer } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

/** What is asked over a connection, as a process of its own is: an API of this one, at a port of this machine. */
export type DiPorta = { port: number; tutup: () => Promise<void> };

export const diPorta = ({ fetch }: Pick<Hono, 'fetch'>): Promise<DiPorta> =>
  new Promise((resolve) => {
    const http = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
      const tutup = async () => {
        const tertutup = new Promise((closed) => http.close(closed));
        http.closeAllConnections();
        await tertutup;
      };
      resolve({ port, tutup });
    }) as HttpServer;
  });
