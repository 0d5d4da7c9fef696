/** The browser's entry under `npm run dev`. React Refresh must be set up before any component is loaded. */
import '@vitejs/plugin-react/preamble';
import './entry-client.tsx';
