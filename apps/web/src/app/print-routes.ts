import { allPaths } from './routes/routes.ts'

process.stdout.write(`${JSON.stringify(allPaths, null, 2)}\n`)
