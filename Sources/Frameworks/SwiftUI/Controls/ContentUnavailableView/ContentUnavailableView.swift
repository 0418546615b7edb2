public import SwiftUICore

/// Says that there is nothing to show, why, and what can be done about it.
///
/// It stands in the middle of all the room that it is offered.
///
///     ContentUnavailableView("No Towns", systemImage: "map", description: Text("Add one with the plus above."))
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions
  @Environment(\.metrics.unavailable) private var metrics

  /// Creates a view with a label and, where they are given, a description and buttons below it.
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The number of views that a view of this type stands for: one.
  public nonisolated static func _viewListCount() -> Int? { 1 }

  @MainActor public var body: some View {
    VStack(spacing: 0) {
      label.labelStyle(UnavailableLabelStyle()).font(metrics.titleFont)
      description.font(metrics.font).foregroundStyle(.secondary).padding(.top, metrics.descriptionSpacing)
      if Actions.self != EmptyView.self, Actions.self != SearchUnavailableContent.Actions.self {
        VStack(spacing: metrics.actionSpacing) { actions }.font(metrics.font).padding(.top, metrics.actionsSpacing)
      }
    }
    .multilineTextAlignment(.center)
    .padding(metrics.margin)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large gray symbol above a title.
private struct UnavailableLabelStyle: LabelStyle {
  @Environment(\.metrics.unavailable) private var metrics
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: metrics.symbolSpacing) {
      configuration.icon.font(metrics.symbolFont).foregroundStyle(metrics.symbolColor).accessibilityHidden(true)
      configuration.title.accessibilityAddTraits(.isHeader)
    }
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated init(_ label: SwiftUI.Label<Text, Image>, _ description: Text?) {
    self.label = label
    self.description = description
    actions = EmptyView()
  }

  /// Creates a view with a title of the app's string tables and an image of the asset catalogue.
  public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(SwiftUI.Label(title, image: name), description)
  }
  /// Creates a view with a title of the app's string tables and one of the system's symbols.
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(SwiftUI.Label(title, systemImage: name), description)
  }
  /// Creates a view with a title that is shown as it is and an image of the asset catalogue.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(SwiftUI.Label(title, image: name), description)
  }
  /// Creates a view with a title that is shown as it is and one of the system's symbols.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(SwiftUI.Label(title, systemImage: name), description)
  }
}
