import Foundation

/// A library that is opened when something needs it, and then stays open.
///
/// Readers of vector pictures and what asks servers bring dozens of other libraries along; most apps need neither and would load
/// them for nothing.
package struct LateLibrary {
  /// The file's name with the version of its interface, which stays for as long as the interface does.
  private let file: String
  /// The Debian package that has it.
  private let package: String

  /// Names a library and the Debian package that has it; nothing is opened yet.
  package init(file: String, package: String) {
    self.file = file
    self.package = package
  }

  /// Opens the library and finds functions in it, once for all; fails where it is not installed or is another one.
  package func load<Functions>(_ find: (Finder) throws(Missing) -> Functions) -> Result<Functions, Failure> {
    guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else {
      return .failure(Failure(reason: "the library \(file) is missing; install the package \(package)"))
    }
    do throws(Missing) {
      return .success(try find(Finder(handle: handle)))
    } catch {
      return .failure(
        Failure(reason: "the library \(file) has no function \(error.name); install the package \(package) anew"))
    }
  }

  /// Why the library cannot be used.
  package struct Failure: Error {
    package let reason: String
  }

  /// A function that the library does not have.
  package struct Missing: Error { let name: String }

  /// Finds functions in an open library.
  package struct Finder {
    let handle: UnsafeMutableRawPointer

    /// The function of a name, of the C type that the caller declares.
    package func callAsFunction<Function>(_ name: String) throws(Missing) -> Function {
      guard let address = dlsym(handle, name) else { throw Missing(name: name) }
      return unsafeBitCast(address, to: Function.self)
    }
  }
}
