import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The page of the kit, for development only: no build takes it in. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: join(import.meta.dirname, '..', 'public'),
  cacheDir: join(import.meta.dirname, '..', '..', '..', 'node_modules', '.vite', 'kit'),
  plugins: [react()],
  server: { port: 5175 },
})
