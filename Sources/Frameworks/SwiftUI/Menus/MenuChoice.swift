import SwiftUICore

/// What runs an item's action and lets the menu around close, as the surroundings say.
@propertyWrapper
struct MenuChoice: DynamicProperty {
  @Environment(\.menu) private var menu
  @Environment(\.menuActionDismissBehavior) private var dismissBehavior

  nonisolated init() {}

  var wrappedValue: (() -> Void) -> Void {
    let (level, dismissBehavior) = (menu?.level, dismissBehavior)
    return { level?.choose(dismissBehavior, $0) }
  }
}
