// Written by UIKitNamesTests: APUS_RECORD=UIKitNames swift test --filter UIKitNamesTests
extension UIKitNames {
  /// The public types of UIKit and QuartzCore.
  static let declaredTypes = """
    """

  /// What their extensions add to types of other modules.
  static let declaredMembers = """
    """

  /// The methods of their protocols that have one for types without their own.
  static let declaredOptionalMethods = """
    """
}
