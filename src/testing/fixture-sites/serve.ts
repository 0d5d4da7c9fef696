/** Serves the fixture websites for somebody to look at: `node src/testing/fixture-sites/serve.ts [first port]`. */
import { startFixtureSites } from './start-fixture-sites.ts';

const { sites, allowHosts } = await startFixtureSites({ firstPort: Number(process.argv[2] ?? 4700) });
for (const { name, url } of sites) console.log(`${name.padEnd(20)} ${url}`);
console.log(`\nEGRESS_ALLOW_HOSTS=${allowHosts.join(',')}`);
