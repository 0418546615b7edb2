import MacroExpansion

/// The program that the compiler runs to expand macros.
///
/// It has no other code, so that tests need not depend on a program for the
/// compiler.
@main
enum SwiftUIMacros {
  static func main() { Plugin.run() }
}
