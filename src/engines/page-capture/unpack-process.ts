/** Unpacks the browser of the npm package into TMPDIR. */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
