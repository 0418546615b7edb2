public import SwiftUICore

/// Surrounds previews with what they need, such as a model with samples, which they share.
///
/// The context is made once for all previews with the modifier, before the first of them is shown.
///
///     struct Samples: PreviewModifier {
///       static func makeSharedContext() async throws -> Library { try await .samples() }
///       func body(content: Content, context: Library) -> some View { content.environment(context) }
///     }
///     #Preview(traits: .modifier(Samples())) { Shelf() }
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void
  /// What is shown in place of the preview.
  associatedtype Body: View
  /// The preview that is surrounded.
  typealias Content = PreviewModifierContent

  /// Makes what the previews share; one that throws has its error shown in place of the previews.
  static func makeSharedContext() async throws -> Context
  /// Surrounds a preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

/// The preview that a modifier surrounds.
public struct PreviewModifierContent: View {
  let content: AnyView

  /// The preview.
  public var body: some View { content }
}

/// What modifiers of previews share, made once in a process for each kind of modifier.
@MainActor enum PreviewContexts {
  private static var made: [ObjectIdentifier: Result<Any, any Error>] = [:]

  /// Makes the context of a kind of modifier, where it is not there yet.
  static func make<Modifier: PreviewModifier>(for type: Modifier.Type) async {
    guard made[ObjectIdentifier(type)] == nil else { return }
    let result: Result<Any, any Error>
    do {
      result = .success(try await Modifier.makeSharedContext())
    } catch {
      Diagnostics.report("\(Modifier.self).makeSharedContext() has thrown: \(error)")
      result = .failure(error)
    }
    // Another preview may have been faster; all share one.
    if made[ObjectIdentifier(type)] == nil { made[ObjectIdentifier(type)] = result }
  }

  /// Whether the context of a modifier is there.
  static func isMade(for modifier: any PreviewModifier) -> Bool { made[ObjectIdentifier(type(of: modifier))] != nil }

  /// The context of a kind of modifier; `nil` where it is not there yet.
  static func context<Modifier: PreviewModifier>(of type: Modifier.Type) -> Result<Modifier.Context, any Error>? {
    made[ObjectIdentifier(type)].flatMap { result in
      switch result {
      case .success(let context): (context as? Modifier.Context).map { .success($0) }
      case .failure(let error): .failure(error)
      }
    }
  }
}

/// A preview with a modifier around it; until the modifier's context is there, nothing.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var looks = 0

  var body: some View {
    let _ = looks
    switch PreviewContexts.context(of: Modifier.self) {
    case .success(let context): modifier.body(content: PreviewModifierContent(content: content), context: context)
    case .failure(let error): Text(verbatim: "\(Modifier.self).makeSharedContext(): \(error)")
    case nil:
      Color.clear.task {
        await PreviewContexts.make(for: Modifier.self)
        looks += 1
      }
    }
  }
}
