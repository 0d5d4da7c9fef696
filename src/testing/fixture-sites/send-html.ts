import type { ServerResponse } from 'node:http';

/** Sends a generated page, which is in no file. */
export function sendHtml(answer: ServerResponse, markup: string): true {
  answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>${markup}`);
  return true;
}
