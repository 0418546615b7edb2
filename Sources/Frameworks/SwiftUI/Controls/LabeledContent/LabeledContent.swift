public import Foundation
public import SwiftUICore

/// A value with its label: the label where lines begin, the value where they end.
///
/// It fills the width. Several views in the label are a title with lines below it. `labelsHidden()` leaves the value alone.
///
///     LabeledContent("Distance") { Text("12 km") }
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
  @ControlStyle<LabeledContentStyleConfiguration> private var style

  nonisolated init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// The number of views that a view of this type stands for: one, whatever a style makes of it.
  public nonisolated static func _viewListCount() -> Int? { 1 }

  @MainActor public var body: some View {
    style.body(
      of: LabeledContentStyleConfiguration(
        label: .init(content: style.part(TitleAndSubtitles(lines: label.builtViews))),
        content: .init(content: style.part(content))))
  }

  /// Creates a labeled value of the views of two closures.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content(), label: label())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates labeled views with a label of the app's string tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(titleKey))
  }
  /// Creates labeled views with a label that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(title))
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled string with a label of the app's string tables.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: Text(value), label: Text(titleKey))
  }
  /// Creates a labeled string with a label that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: Text(value), label: Text(title))
  }
  /// Creates a labeled value in a format, with a label of the app's string tables.
  public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: Text(value, format: format), label: Text(titleKey))
  }
  /// Creates a labeled value in a format, with a label that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: Text(value, format: format), label: Text(title))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates labeled views from what a style is given, so that the style can build on others.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: configuration.content, label: configuration.label)
  }
}

/// A title with smaller lines below it, of the views of a label (Facts 3.7).
private struct TitleAndSubtitles: View {
  let lines: [AnyView]
  var body: some View {
    ForEach(lines.indices, id: \.self) { index in
      if index == 0 {
        lines[index]
      } else {
        lines[index].font(index == 1 ? .subheadline : .footnote).foregroundStyle(.secondary)
      }
    }
  }
}
