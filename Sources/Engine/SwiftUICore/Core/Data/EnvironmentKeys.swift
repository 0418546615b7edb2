public import Foundation

/// Which way lines run, and so on which side the leading edge is.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }
/// Whether space along an axis is scarce, as across a phone, or plentiful.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
/// How near a scene is to a person: not shown, shown without input, or in use; in this order.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }

enum ResourcesKey: EnvironmentKey { static var defaultValue: ResourceProviderBox? { nil } }
private enum WindowWidthKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum IsWindowRegularKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
/// In points (Facts 5.1).
enum DefaultMinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
enum IsElevatedKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// The provider of named resources, for the environment.
package final class ResourceProviderBox {
  let provider: any ResourceProvider
  /// What stands in for a colour that no catalogue has.
  let missingColor: DisplayColor

  package init(of services: EngineServices) {
    provider = services.resources
    missingColor = services.marksMissing ? DisplayColor(red: 1, green: 0, blue: 1) : .clear
  }
}

private struct AccessibilityEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Which way lines run; left to right by default.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
  /// The language and region for formats; the system's by default.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// The calendar for dates; the system's by default.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone for dates; the system's by default.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// Device pixels for each point: 1, 2 or 3 on most displays.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
  /// The length of a device pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// How wide the window is, in points.
  package var windowWidth: CGFloat {
    get { self[WindowWidthKey.self] }
    set { self[WindowWidthKey.self] = newValue }
  }
  /// Whether there is room both ways in the window, as on a tablet, wherever in it the view is.
  package var isWindowRegular: Bool {
    get { self[IsWindowRegularKey.self] }
    set { self[IsWindowRegularKey.self] = newValue }
  }
  /// Whether space from side to side is scarce; compact, as on a phone held upright, by default.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  /// Whether space from top to bottom is scarce; regular, as on a phone held upright, by default.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  /// Whether the scene is shown and in use; active by default.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  /// The least height of a list's row, in points; 44 by default.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }
  /// Whether the view lies above a screen, as a sheet's content does; backgrounds are lighter there in the dark.
  package var isElevated: Bool {
    get { self[IsElevatedKey.self] }
    set { self[IsElevatedKey.self] = newValue }
  }
  /// Whether the person asked for less motion; replace large movement by fades where it is `true`.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }
  package var reducesMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
  /// Whether a person asked that nothing is told by colour alone; no desktop says so yet.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether colours are shown inverted; no desktop says so yet.
  public var accessibilityInvertColors: Bool { false }
  /// Whether a screen reader reads the app; none can yet.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether a person uses something that assists them, as a screen reader does; `false` until it is set, as no desktop says so yet.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
  /// Whether the app is used by switches, one for all it can do; no desktop says so yet.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether the person asked for less to show through; materials are then opaque.
  public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }
  package var reducesTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }
  package var resources: ResourceProviderBox? {
    get { self[ResourcesKey.self] }
    set { self[ResourcesKey.self] = newValue }
  }

  /// A colour of an asset catalogue; reported when it is missing.
  func namedColor(_ name: String, bundle: Bundle?) -> DisplayColor {
    let (dark, contrast) = (colorScheme == .dark, colorSchemeContrast == .increased)
    return MainThread.unchecked {
      guard let resources else { return .clear }
      return resources.provider.color(named: name, in: bundle, isDark: dark, isHighContrast: contrast) ?? resources.missingColor
    }
  }

  /// A colour of the app's asset catalogue that need not be there.
  var appAccentColor: DisplayColor? {
    let (dark, contrast) = (colorScheme == .dark, colorSchemeContrast == .increased)
    return MainThread.unchecked {
      guard let provider = resources?.provider, provider.hasColor(named: provider.accentColorName) else { return nil }
      return provider.color(named: provider.accentColorName, in: nil, isDark: dark, isHighContrast: contrast)
    }
  }
}
