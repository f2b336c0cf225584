import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

/** What a plain script is told of the bundle it belongs to: values of its `define` option. */
type Define = (bundle: Rolldown.OutputBundle) => Readonly<Record<string, string>>

/** Builds a file by itself as a plain script, which whatever is no module can load: what it shares with the pages is in it once more. */
export const plainScript = (entry: string, fileName: string, define: Define = () => ({})): Plugin => ({
  name: `plain-script:${fileName}`,
  apply: 'build',
  async generateBundle(_options, bundle) {
    const built = await build({
      configFile: false,
      root: resolve(import.meta.dirname, '..'),
      publicDir: false,
      logLevel: 'warn',
      define: define(bundle),
      build: {
        write: false,
        target: 'es2022',
        lib: { entry, formats: ['iife'], name: 'plainScript' },
      },
    })
    const [script] = [built].flat().flatMap((part) => ('output' in part ? part.output : []))
    if (script?.type !== 'chunk') throw new TypeError(`${entry} is no script`)
    this.emitFile({ type: 'asset', fileName, source: script.code })
  },
})
