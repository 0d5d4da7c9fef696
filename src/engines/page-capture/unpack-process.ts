/** Unpacks the browser of the npm package to the folder for temporary files, where the package puts it. */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
