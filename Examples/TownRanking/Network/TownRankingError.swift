import Foundation

/// Why the rankings could not be loaded, in words for the person who uses the app.
enum TownRankingError: LocalizedError {
  case missingFile
  case invalidAddress(String)
  case connection(URLError.Code)
  case status(Int)
  case invalidData

  /// Whether the connection is to blame, rather than what came through it.
  var isConnectionProblem: Bool {
    if case .connection = self { return true }
    return false
  }

  var errorDescription: String? {
    switch self {
    case .missingFile: return "ランキングのファイルが見つかりません。"
    case .invalidAddress(let address): return "アドレスが正しくありません: \(address)"
    case .connection(.notConnectedToInternet): return "インターネットに接続されていません。"
    case .connection(.timedOut): return "サーバーからの応答がありません。"
    case .connection: return "サーバーに接続できませんでした。"
    case .status(let code): return "サーバーがエラーを返しました (\(code))。"
    case .invalidData: return "ランキングのデータを読み取れませんでした。"
    }
  }
}
