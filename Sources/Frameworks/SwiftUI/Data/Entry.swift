/// Makes a variable in an extension of `EnvironmentValues` or `Transaction` an entry with that value as default.
///
///     extension EnvironmentValues {
///       @Entry var indentation: CGFloat = 16
///     }
///
/// The default is computed each time where the variable's type is written, and once where it is inferred.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
