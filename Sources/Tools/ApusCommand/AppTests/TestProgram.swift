import Foundation

/// The texts of the program that runs an app's tests, and of what it finds in a library with tests.
///
/// The program has the app in it, as the app itself would on Apple's platforms; tests come in by a library in a bundle of their own,
/// so that `Bundle(for:)` finds a test's files in its bundle and the app's in `Bundle.main`.
enum TestProgram {
  /// The option with the library's path.
  static let libraryOption = "--apus-tests"
  /// The option that asks for XCTest's tests; after it may come the names of those that are to run.
  static let xcTestOption = "--apus-xctest"
  /// How the program ends that cannot load its tests.
  static let loadingFailure: Int32 = 70
  /// The function of a library that gives its tests of XCTest.
  private static let function = "apus_xctest_cases"

  /// The program: XCTest's tests where they are asked for, else Swift Testing's.
  static let main = """
    import Foundation
    import Testing
    import XCTest

    @main
    enum TestProgram {
      static func main() async {
        // What was printed before a crash is there to read.
        setvbuf(stdout, nil, _IOLBF, 0)
        let arguments = CommandLine.arguments
        guard let option = arguments.firstIndex(of: "\(libraryOption)"), option + 1 < arguments.count,
          let library = dlopen(arguments[option + 1], RTLD_NOW)
        else {
          fputs("cannot load the tests: \\(dlerror().map { String(cString: $0) } ?? "no library is named")\\n", stderr)
          exit(\(loadingFailure))
        }
        if let option = arguments.firstIndex(of: "\(xcTestOption)"), let symbol = dlsym(library, "\(function)") {
          typealias Function = @convention(c) () -> UnsafeMutableRawPointer
          let cases = unsafeBitCast(symbol, to: Function.self)().assumingMemoryBound(to: [XCTestCaseEntry].self)
          XCTMain(cases.pointee, arguments: [arguments[0]] + arguments[(option + 1)...].prefix(1))
        }
        await Testing.__swiftPMEntryPoint() as Never
      }
    }

    """

  /// The source that a library has beside its tests.
  static func listing(of cases: XCTestCases) -> String {
    """
    import XCTest

    @_cdecl("\(function)")
    public nonisolated func __apusXCTestCases() -> UnsafeMutableRawPointer {
      let cases = UnsafeMutablePointer<[XCTestCaseEntry]>.allocate(capacity: 1)
      cases.initialize(to: \(cases.listing))
      return UnsafeMutableRawPointer(cases)
    }

    """
  }

  /// The module that tests of an interface import without naming it.
  static let interfaceModule = "XCUIAutomation"

  /// The source by which tests of an interface mean, by XCTest's class, the one that has more for them.
  static let interfaceTests = """
    public import \(interfaceModule)

    public typealias XCTestCase = \(interfaceModule).XCUITestCase

    """

  /// How sources with tests name their bundle.
  static let bundle = "Foundation.Bundle(for: __ApusTestBundle.self)"

  /// The source by which tests find their bundle; in a package they call it `Bundle.module`.
  static func bundleSource(isPackage: Bool) -> String {
    let module = """

      extension Foundation.Bundle {
        /// The files of these tests.
        nonisolated static var module: Foundation.Bundle { \(bundle) }
      }

      """
    return "import Foundation\n\nnonisolated final class __ApusTestBundle {}\n" + (isPackage ? module : "")
  }
}
