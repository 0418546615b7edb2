import Foundation
import SwiftUICore

/// A library that is opened when something needs it, and then stays open.
///
/// Readers of vector pictures bring dozens of other libraries along; most apps show no such picture and would load them for
/// nothing.
struct LateLibrary {
  /// The file's name with the version of its interface, which stays for as long as the interface does.
  let file: String
  /// The Debian package that has it.
  let package: String

  /// Opens the library and finds functions in it, once for all; fails where it is not installed or is another one.
  func load<Functions>(_ find: (Finder) throws(Missing) -> Functions) -> Result<Functions, Failure> {
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
  struct Failure: Error { let reason: String }

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

extension Result where Failure == LateLibrary.Failure {
  /// The functions, for a picture of a name; throws why there are none.
  func functions(for name: String) throws(ImageError) -> Success {
    switch self {
    case .success(let functions): return functions
    case .failure(let failure): throw .unreadable(name: name, reason: failure.reason)
    }
  }
}
