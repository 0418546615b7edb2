import AppFiles
import Foundation
import Testing

@Suite("Folders of the person who runs an app") struct PersonFoldersTests {
  @Test(
    "values lie where Foundation keeps them, by the environment alone",
    arguments: [
      (["HOME": "/h"], "/h/.config"), (["HOME": "/h", "XDG_CONFIG_HOME": "/c"], "/c"),
      (["HOME": "/h", "XDG_CONFIG_HOME": "c"], "/h/.config"), (["HOME": "/h", "XDG_CONFIG_HOME": ""], "/h/.config"),
      ([:], "/.config"), (["HOME": ""], "/.config"),
    ])
  func configuration(environment: [String: String], folder: String) {
    #expect(PersonFolders(environment: environment).configuration.path == folder)
  }

  @Test(
    "what can be made again lies below the home of the environment, else of the list of users",
    arguments: [
      (["HOME": "/h"], "/h/.cache"), (["HOME": "/h", "XDG_CACHE_HOME": "/c"], "/c"),
      (["HOME": "/h", "XDG_CACHE_HOME": "c"], "/h/.cache"), ([:], NSHomeDirectory() + "/.cache"),
      (["HOME": "h"], NSHomeDirectory() + "/.cache"),
    ])
  func cache(environment: [String: String], folder: String) {
    #expect(PersonFolders(environment: environment).cache.path == folder)
  }

  @Test("the present environment is that of the process, with what it has changed in it")
  func current() async {
    await #expect(processExitsWith: .success) {
      unsetenv("XDG_CONFIG_HOME")
      setenv("HOME", "/somewhere", 1)
      exit(PersonFolders.current.configuration.path == "/somewhere/.config" ? 0 : 2)
    }
  }
}
