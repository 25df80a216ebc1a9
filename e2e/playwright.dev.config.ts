import config from './playwright.config'
export default { ...config, webServer: undefined, timeout: 25000, use: { ...config.use, actionTimeout: 6000 } }
