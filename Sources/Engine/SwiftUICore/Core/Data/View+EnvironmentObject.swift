public import Combine
import Foundation

extension View {
  /// Gives an object to every view below that asks for one of its type with `@EnvironmentObject`.
  ///
  /// One object a type: a view further in that gives another of the same type wins for what it contains.
  ///
  ///     TownName().environmentObject(model)
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentWritingModifier { $0[EnvironmentObjectKey<T>.self] = object })
  }
}
