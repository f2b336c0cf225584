import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Paths the server answers itself: the development server passes them on. */
const serverPaths = ['/operator', '/oss', '/public']
const server = `http://127.0.0.1:${process.env.PORT ?? '8080'}`

export default defineConfig({
  base: '/console/',
  plugins: [react()],
  // The policy of the pages allows scripts from files only, and no data: addresses for them.
  build: { target: 'es2022', sourcemap: false, outDir: 'dist', assetsInlineLimit: 0, chunkSizeWarningLimit: 1600 },
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: server }])) },
})
