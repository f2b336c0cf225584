import { account } from './en/account.ts'
import { acts } from './en/acts.ts'
import { audit } from './en/audit.ts'
import { dashboard } from './en/dashboard.ts'
import { drama } from './en/drama.ts'
import { operators } from './en/operators.ts'
import { platform } from './en/platform.ts'
import { settings } from './en/settings.ts'
import { shell } from './en/shell.ts'
import { upload } from './en/upload.ts'

export const texts = { account, acts, audit, dashboard, drama, operators, platform, settings, shell, upload }
