import SwiftUICore

extension Screen {
  /// The stepper with a label or an identifier.
  ///
  ///     try screen.stepper("Guests").increment()
  public func stepper(_ name: String) throws -> Element { try find(name) { $0.role == .stepper } }
  /// The toggle with a label or an identifier.
  ///
  ///     try screen.toggle("Rain").tap()
  public func toggle(_ name: String) throws -> Element { try find(name) { $0.role == .toggle } }
}
