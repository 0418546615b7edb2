public import SwiftUICore

/// What an app's menus have: menus, items of menus, or what is made of them.
///
/// An app's own type says its commands in `body`, and may have state and read the environment and focused values.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the parts.
  associatedtype Body: Commands
  /// The parts.
  @CommandsBuilder var body: Self.Body { get }
  /// What stands for the commands among the app's scenes.
  var _commands: AnyView { get }
}

extension Commands {
  @MainActor public var _commands: AnyView { AnyView(BodyView(self, CommandsBody<Self>.self)) }
}

private enum CommandsBody<C: Commands>: BodySource {
  static func body(of commands: C) -> AnyView {
    // Safe: bodies are evaluated on the main thread, where the commands stay.
    nonisolated(unsafe) let commands = commands
    return MainThread.isolated { commands.body._commands }
  }
}

/// Commands that the framework has.
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  public var body: Never { primitiveBody("\(Self.self)") }
}

extension Never: Commands {
  @MainActor public var _commands: AnyView { AnyView(EmptyView()) }
}

extension Optional: Commands, _PrimitiveCommands where Wrapped: Commands {
  @MainActor public var _commands: AnyView { AnyView(map { $0._commands }) }
}

extension Group: Commands, _PrimitiveCommands where Content: Commands {
  /// Treats commands as one statement.
  public nonisolated init(@CommandsBuilder content: () -> Content) { self = .of(content()) }
  @MainActor public var _commands: AnyView { content._commands }
}

/// No commands.
nonisolated public struct EmptyCommands: _PrimitiveCommands {
  /// Creates no commands.
  public init() {}
  @MainActor public var _commands: AnyView { AnyView(EmptyView()) }
}

/// Commands one after the other.
nonisolated struct CommandsTuple<each Content: Commands>: _PrimitiveCommands {
  let content: (repeat each Content)
  init(_ content: repeat each Content) { self.content = (repeat each content) }
  @MainActor var _commands: AnyView { AnyView(TupleView((repeat (each content)._commands))) }
}

extension _ConditionalContent: Commands, _PrimitiveCommands where TrueContent: Commands, FalseContent: Commands {
  @MainActor public var _commands: AnyView {
    switch storage {
    case .trueContent(let content):
      AnyView(_ConditionalContent<AnyView, AnyView>(storage: .trueContent(content._commands)))
    case .falseContent(let content):
      AnyView(_ConditionalContent<AnyView, AnyView>(storage: .falseContent(content._commands)))
    }
  }
}
