import Foundation
import SwiftUICore

/// A library that is opened when something needs it.
///
/// Readers of vector pictures bring dozens of other libraries along; most apps show no such picture and would load them for nothing.
struct LateLibrary {
  /// The file's name with the version of its interface, which stays for as long as the interface does.
  let file: String
  /// The Debian package that has it.
  let package: String

  /// Opens the library and finds functions in it; throws where it is not installed or is another one.
  func functions<Functions>(for name: String, _ find: (Finder) throws(Missing) -> Functions) throws(ImageError) -> Functions {
    guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else {
      throw .unreadable(name: name, reason: "the library \(file) is missing; install the package \(package)")
    }
    // It stays open: pictures use it for as long as they like.
    do throws(Missing) {
      return try find(Finder(handle: handle))
    } catch {
      throw .unreadable(
        name: name, reason: "the library \(file) has no function \(error.name); install the package \(package) anew")
    }
  }

  struct Missing: Error { let name: String }

  struct Finder {
    let handle: UnsafeMutableRawPointer

    /// The function of a name, of the C type that the caller declares.
    func callAsFunction<Function>(_ name: String) throws(Missing) -> Function {
      guard let address = dlsym(handle, name) else { throw Missing(name: name) }
      return unsafeBitCast(address, to: Function.self)
    }
  }
}
