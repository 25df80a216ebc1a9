import { addons } from 'storybook/manager-api'
import { loadInter } from './fonts'
import { theme } from './theme'

loadInter()
addons.setConfig({ theme })
