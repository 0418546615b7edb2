public import SwiftUICore

/// Controls in rows below each other, grouped into cards as in a list.
///
///     Form { TextField("Name", text: name); Toggle("Sound", isOn: isOn) }
nonisolated public struct Form<Content: View>: View {
  let content: Content
  @ControlStyle<FormStyleConfiguration> private var style

  /// Creates a form of the views of a closure.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// What the form shows.
  @MainActor public var body: some View {
    style.body(of: FormStyleConfiguration(content: .init(content: style.part(content))))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from what a style is given, so that the style can build on others.
  public nonisolated init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}
