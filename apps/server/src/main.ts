import { readCommand } from './command-line.ts'
import { runDramaCommand } from './drama-command.ts'
import { runOperatorCommand } from './operator-command.ts'
import { serve } from './serve.ts'
import { demandAddress, readSettings } from './settings.ts'

/** Starts what the command line asks for. Whatever an operator can mend is one sentence and exit code 1. */
async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2))
  const settings = readSettings(process.env, command.name === 'serve' ? command.role : 'all')
  if (command.name === 'drama') return runDramaCommand(settings, command.words)
  if (command.name === 'operator') return runOperatorCommand(settings, command.words, (line) => console.log(line))
  demandAddress(settings, command.role)
  return serve(settings, command.role)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exit(1)
})
