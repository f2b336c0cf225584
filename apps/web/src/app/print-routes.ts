import { allPaths } from './routes.ts'

process.stdout.write(`${JSON.stringify(allPaths, null, 2)}\n`)
