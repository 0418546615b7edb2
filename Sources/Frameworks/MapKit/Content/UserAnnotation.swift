import SwiftUI

/// Where the person is; nothing where nobody knows that, as here.
public struct UserAnnotation: MapContent {
  /// The map shows it itself.
  public typealias Body = Never
  /// Creates the sign that stands for the person.
  public init() {}
  /// Adds nothing.
  public static func _collect(_ annotation: Self, into collector: inout _MapContentCollector) {}
}
