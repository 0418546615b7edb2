/// How grave a line for the client's log is, as syslog has it.
enum MCPLogLevel: String, CaseIterable, Comparable, Sendable {
  case debug, info, notice, warning, error, critical, alert, emergency

  static func < (left: MCPLogLevel, right: MCPLogLevel) -> Bool {
    let all = allCases
    return (all.firstIndex(of: left) ?? 0) < (all.firstIndex(of: right) ?? 0)
  }
}
