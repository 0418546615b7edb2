public import Foundation
public import SwiftUICore

/// Something to press that opens an address, by the environment's `openURL`.
///
/// It looks as buttons do: `buttonStyle(_:)` applies to it.
///
///     if let url = URL(string: "https://example.org") { _ = Link("Read more", destination: url) }
nonisolated public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL
  @ControlStyle<PrimitiveButtonStyleConfiguration> private var style

  /// Creates a link with the views of a closure as its label.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The number of views that a view of this type stands for: one, whatever a style makes of it.
  public nonisolated static func _viewListCount() -> Int? { 1 }

  @MainActor public var body: some View {
    let (openURL, destination) = (openURL, destination)
    let open = { MainActor.assumeIsolated { openURL(destination) } }
    style.body(of: PrimitiveButtonStyleConfiguration(role: nil, label: .init(content: style.part(label)), action: open))
      .accessibilityControl(.link, activate: open)
  }
}

extension Link where Label == Text {
  /// Creates a link with a title of the app's string tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Creates a link with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
