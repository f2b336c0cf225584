import { paths } from '@cliffhanger/contract/client-paths.ts'
import type { Plugin, Rolldown } from 'vite'
import type { EarlyFiles } from '../src/app/early/preload-files.ts'
import { plainScript } from './plain-script.ts'

/** Addresses of the file a module is built into and of all it imports, with their style sheets. */
const filesOf = (bundle: Rolldown.OutputBundle, module: string): readonly string[] => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  if (!entry) throw new TypeError(`no file of its own: ${module}`)
  const found = new Set([entry])
  for (const { imports } of found)
    for (const name of imports) for (const chunk of chunks) if (chunk.fileName === name) found.add(chunk)
  return [...found].flatMap(({ fileName, viteMetadata }) =>
    [fileName, ...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
  )
}

/** The files of the first screens, without those that the document itself names. */
const earlyFiles = (bundle: Rolldown.OutputBundle): EarlyFiles => {
  const named = new Set(filesOf(bundle, '/apps/web/index.html'))
  const filesBeside = (module: string) => filesOf(bundle, module).filter((file) => !named.has(file))
  const textsOf = (language: string) => filesBeside(`/client-texts/${language}/first.ts`)
  return {
    start: { path: paths.start, files: filesBeside('/session/screens/start-screen.tsx') },
    signIn: filesBeside('/session/sign-in.ts'),
    home: { path: paths.home, files: filesBeside('/app/pages/home-page.tsx') },
    texts: {
      'zh-CN': textsOf('zh-CN'),
      en: textsOf('en'),
      vi: textsOf('vi'),
      pt: textsOf('pt'),
    },
  }
}

/** What the document runs before it draws anything. In development everything comes with the program. */
export const earlyScript: Plugin = {
  ...plainScript('src/app/early/early.ts', 'early.js', (bundle) => ({
    EARLY_FILES: JSON.stringify(earlyFiles(bundle)),
  })),
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/early.js' }, injectTo: 'head' }],
}
