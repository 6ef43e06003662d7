// Node wants the file's own name, @types/selenium-webdriver knows it by the folder's.
declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote.js';
}
