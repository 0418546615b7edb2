public import Foundation

extension ProcessInfo {
  /// How warm the machine is.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  /// Nominal: nothing here slows an app down for its warmth, the system does that by itself.
  public var thermalState: ThermalState { .nominal }
  /// No: what saves power here is no affair of apps.
  public var isLowPowerModeEnabled: Bool { false }
  /// No: this is no Mac.
  public var isiOSAppOnMac: Bool { false }
  /// No: this is no Mac.
  public var isMacCatalystApp: Bool { false }
}
