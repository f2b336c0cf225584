import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { contractInClientPlugin } from './bundle/contract-in-client.ts'
import { earlyScript } from './bundle/early-script.ts'
import { emojiNamesFile, emojiNamesPlugin } from './bundle/emoji-names.ts'
import { firstScreensPlugin, isOfFirstScreens } from './bundle/first-screens.ts'
import { leanPackages } from './bundle/lean-packages.ts'
import { openingDocument } from './bundle/opening-document.ts'
import { plainScript } from './bundle/plain-script.ts'

/** Paths the server answers itself: never served from the offline shell, and passed on by the development server. */
const serverPaths = [
  '/api',
  '/video',
  '/operator',
  '/config',
  '/ping',
  '/play',
  '/oss',
  '/ws',
  '/healthz',
  '/public',
  '/s',
  '/u',
  '/g',
]
const server = `http://127.0.0.1:${process.env.PORT ?? '8080'}`

/** Shows notifications; the offline shell's service worker imports it. */
const pushWorker = plainScript('src/app/push-worker.ts', 'push-worker.js')

/** Begins the page of a shared link. */
const opening = plainScript('src/shared/opening/early.ts', 'opening.js')

export default defineConfig({
  plugins: [
    react(),
    leanPackages,
    contractInClientPlugin,
    emojiNamesPlugin,
    pushWorker,
    earlyScript,
    opening,
    openingDocument,
    firstScreensPlugin,
    VitePWA({
      registerType: 'prompt',
      // Registered by hand (platform/storage/offline-shell.ts): the page's policy allows no inline script.
      injectRegister: null,
      workbox: {
        globPatterns: ['**/*.{html,css,js,svg,png,woff2}'],
        // What draws maps is as large as the rest of the client, and of no use without a network; a member reads names of emoji in one language.
        globIgnores: ['push-worker.js', 'opening.*', '**/map-canvas-*', '**/maplibre-gl-worker-*', '**/emoji-names-*'],
        importScripts: ['/push-worker.js'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [...serverPaths, '/console', '/docs'].map((path) => new RegExp(`^${path}(/|$)`)),
        cleanupOutdatedCaches: true,
      },
      manifest: {
        name: 'Cliffhanger',
        short_name: 'Cliffhanger',
        description: 'Short dramas, one episode at a time',
        start_url: '/',
        display: 'standalone',
        orientation: 'any',
        background_color: '#0b0b10',
        theme_color: '#0b0b10',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  // The same settings as the server's, so that a build and its server agree.
  define: {
    'import.meta.env.VITE_AD_EVENTS_URL': JSON.stringify(process.env.AD_EVENTS_URL ?? ''),
    'import.meta.env.VITE_CONFIG_KEY': JSON.stringify(process.env.CONFIG_KEY || undefined),
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    // Browsers without it load the same files a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // No module of ours or of our packages does anything when a property is read or spread at its start.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // What many screens share comes in one file, not in dozens: each costs a round trip on a phone's link.
        codeSplitting: {
          groups: [
            { name: (module) => emojiNamesFile(module) ?? null, test: /emojibase-data/ },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            // First what home itself needs, so that nothing that only later screens share comes along with it.
            { name: 'start', test: isOfFirstScreens, minShareCount: 2 },
            // Then what draws, apart from what knows the calls of every domain: a sheet over home evaluates no schema of the mall.
            {
              name: 'ui',
              test: /\/(apps\/web\/src\/(ui|shared\/agreements)|lucide-react|packages\/i18n\/src)\//,
              minShareCount: 3,
            },
            {
              name: 'shell',
              test: /\/(ui|platform|src\/shared|packages|lucide-react)\/(?!.*(?:local-database|qr-picture|person-list)|uploads|client\/src\/object-store|contract\/src\/wallet|rules\/src\/wallet)/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(serverPaths.map((path) => [`^${path}(/|\\?|$)`, { target: server, ws: path === '/ws' }])),
  },
})
