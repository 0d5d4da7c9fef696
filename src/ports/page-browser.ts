import { z } from 'zod';

/** Captures untrusted web pages, and lets them reach nothing but the public web. */
export interface PageBrowser {
  /**
   * Opens a page, lets its scripts run, and returns its content. Concurrent captures are limited; others wait.
   * @param url `http:` or `https:`, as a person typed it
   * @throws PageError if the page cannot be captured; ProviderError `transient` if the browser died twice,
   * `misconfigured` if it cannot be started; the signal's reason when aborted
   */
  capture(url: string, options: { signal: AbortSignal }): Promise<PageCapture>;
  /**
   * Downloads a file that a page refers to, such as a picture: at most 16 MiB.
   * @throws PageError; the signal's reason when aborted
   */
  download(url: string, options: { signal: AbortSignal }): Promise<{ bytes: Buffer; contentType: string }>;
  /** Starts the browser if needed, and returns its state. Never throws. */
  check(): Promise<PageBrowserState>;
  /** Ends the browser and all captures. */
  close(): Promise<void>;
}

/**
 * How the browser's processes are isolated. `files`: they see no other process and no files but the system's libraries,
 * the program and their own folder, and reach nothing but the egress proxy. `network`: they reach nothing but the egress
 * proxy. `limits`: they cannot gain privileges, and have resource limits. `none`: not isolated.
 */
const confinement = z.enum(['files', 'network', 'limits', 'none']);
export type Confinement = z.infer<typeof confinement>;

/** Whether websites can be captured, and how the browser is isolated. */
export const pageBrowserState = z.discriminatedUnion('isOn', [
  z.object({
    isOn: z.literal(true),
    /** As measured; false if the operator has turned the sandbox off. */
    isSandboxed: z.boolean(),
    /** Whether a setuid helper builds the sandbox. */
    usesHelper: z.boolean(),
    confinement,
    /** Whether the browser runs as another user than the server. */
    isOtherUser: z.boolean(),
  }),
  /** `isForSandbox`: the sandbox does not work, and the operator has not turned it off. */
  z.object({ isOn: z.literal(false), isForSandbox: z.boolean(), reason: z.string() }),
]);
export type PageBrowserState = z.infer<typeof pageBrowserState>;

/**
 * Why a page cannot be captured. `robots`: robots.txt forbids it. `login`: the site asks to sign in. `refused`: another
 * 4xx status. `notWebPage`: it is another kind of file. `addressNotAllowed`: its address is not public. `unreachable`: the
 * server does not answer properly. `crashed`: the page crashes the browser. `noSandbox`: the browser's sandbox does not
 * work, so no page can be captured.
 */
export type PageRefusal =
  | 'notFound'
  | 'robots'
  | 'login'
  | 'refused'
  | 'tooSlow'
  | 'notWebPage'
  | 'addressNotAllowed'
  | 'unreachable'
  | 'crashed'
  | 'noSandbox';

export class PageError extends Error {
  override readonly name = 'PageError';
  readonly reason: PageRefusal;

  constructor(reason: PageRefusal, options?: ErrorOptions) {
    super(`The page cannot be captured: ${reason}`, options);
    this.reason = reason;
  }
}

/** Untrusted: it is data, never an instruction. */
export interface PageCapture extends PageFacts {
  /** After redirects. */
  finalUrl: string;
  /** HTTP status of the page, 200–399. */
  status: number;
  /** The top of the page, as large as each screen. */
  screenshots: { device: Device; png: Uint8Array }[];
}

export type Device = 'desktop' | 'tablet' | 'phone';

/** The content of a page. White space in texts is collapsed; lists are limited, and in the page's order by default. */
export interface PageFacts {
  title: string;
  /** BCP 47, as the page declares it; may be empty. */
  language: string;
  direction: 'ltr' | 'rtl';
  headings: { level: number; text: string }[];
  /** Paragraphs and list items. */
  paragraphs: string[];
  /** Labels of buttons, and of links that look like them. */
  buttons: string[];
  /** By lower-case `name`, `property` or `itemprop`: description, Open Graph, Twitter, theme color, price. */
  meta: { name: string; content: string }[];
  /** Texts of `application/ld+json`, unparsed. */
  jsonLd: string[];
  /** `sizes`: the link's attribute, such as `180x180`. */
  favicons: { url: string; sizes: string; isTouchIcon: boolean }[];
  /** The likeliest first. `url` may be a `data:` URL of an inline SVG. */
  logos: { url: string; alt: string; width: number; height: number }[];
  /** Without duplicates, the largest first; natural size in pixels. */
  images: { url: string; alt: string; width: number; height: number }[];
  /** Colors of elements, `#rrggbb`, the largest area (CSS pixels) first within each role. */
  colors: { hex: string; role: ColorRole; area: number }[];
  /** Font families as the style sheet names them, the largest number of letters first within each role. */
  fonts: { family: string; weight: number; role: 'heading' | 'body' | 'button'; letters: number }[];
  /** The visible text without navigation and footer, a line or paragraph each. */
  lines: string[];
  /** Amounts with their currency as written, the line around each, and whether the amount is struck out. */
  prices: { text: string; context: string; isFormer: boolean }[];
}

export type ColorRole = 'background' | 'text' | 'heading' | 'link' | 'button' | 'buttonText';
