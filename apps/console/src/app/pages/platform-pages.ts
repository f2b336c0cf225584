import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import { lazy } from 'react'
import { auditSource, changeSource, operatorSource } from '../../domains/operators/sources.ts'
import { agreementSource, settingsSource, versionSource } from '../../domains/session/sources.ts'
import type { PageGroup } from './page.ts'

/** How the platform is set, and who runs it. */
export const platformPages: PageGroup = {
  title: 'shell.menuPlatform',
  icon: SettingsIcon,
  pages: [
    {
      name: 'settings',
      title: 'settings.settings',
      permission: 'config.read',
      source: settingsSource,
      list: lazy(async () => ({ default: (await import('../../domains/session/settings-page.tsx')).SettingsPage })),
    },
    {
      name: 'agreements',
      title: 'platform.agreements',
      permission: 'content.read',
      source: agreementSource,
      list: lazy(async () => ({
        default: (await import('../../domains/session/agreements-page.tsx')).AgreementsPage,
      })),
    },
    {
      name: 'versions',
      title: 'platform.versions',
      permission: 'content.read',
      source: versionSource,
      list: lazy(async () => ({ default: (await import('../../domains/session/version-list.tsx')).VersionList })),
    },
    {
      name: 'operators',
      title: 'operators.operators',
      permission: 'operator.read',
      source: operatorSource,
      list: lazy(async () => ({ default: (await import('../../domains/operators/operator-list.tsx')).OperatorList })),
    },
    {
      name: 'changes',
      title: 'operators.changes',
      permission: 'change.read',
      source: changeSource,
      list: lazy(async () => ({ default: (await import('../../domains/operators/change-list.tsx')).ChangeList })),
    },
    {
      name: 'audit',
      title: 'audit.audit',
      permission: 'audit.read',
      source: auditSource,
      list: lazy(async () => ({ default: (await import('../../domains/operators/audit-list.tsx')).AuditList })),
    },
  ],
}
